import { IconButton } from '@iskra/ui';
import { ArrowLeft } from '@iskra/ui/icons';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../shared/i18n';
import { isPlainPress, Link } from '../../../shared/layout';
import { isFirstEntry } from '../isFirstEntry';
import { shellMessages } from '../messages';

export interface BackLinkProps {
  /** Where it leads when the screen was opened by its address. */
  to: string;
}

/** Goes back to where the member came from in the app, which keeps the browser's own Back true [OTH-01, SHL-01]. */
export function BackLink({ to }: BackLinkProps) {
  const t = useText();
  const navigate = useNavigate();
  const { key } = useLocation();

  function handleClick(event: MouseEvent): void {
    if (!isPlainPress(event) || isFirstEntry(key, window.history.state)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <IconButton label={t(shellMessages.back)} asChild>
      <Link to={to} onClick={handleClick}>
        <ArrowLeft size={24} />
      </Link>
    </IconButton>
  );
}
