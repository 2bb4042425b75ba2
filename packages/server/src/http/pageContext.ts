import { limits, type PageContext } from '@iskra/api-contract';
import type { Deps } from '../Deps';
import { csrfToken, type Session } from './sessions';

/** What the page needs at run time; an empty host and port 0 mean the page's own (embedded broadcaster). */
export function pageContextOf(deps: Deps, session: Session): PageContext {
  return {
    csrf_token: csrfToken(deps.secret, session.id),
    realtime: {
      key: deps.broadcaster.key,
      cluster: limits.realtime.cluster,
      host: '',
      port: 0,
      securePort: 0,
      tls: deps.config.publicUrl?.startsWith('https:') ?? false,
    },
  };
}
