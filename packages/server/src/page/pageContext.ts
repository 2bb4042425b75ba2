import type { PageContext } from '@iskra/api-contract';
import type { Deps } from '../Deps';
import { csrfToken } from '../session/csrf';
import type { Session } from '../session/sessions';

/** What the page needs at run time. */
export function pageContextOf(deps: Deps, session: Session): PageContext {
  return { csrf_token: csrfToken(deps.secret, session.id), realtime: deps.realtime.config };
}
