import { CircleAlert, CircleCheck, Crown, Heart, Info, MessageCircle, X } from '../../icons/icons';
import type { KeyboardEvent } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { IconButton } from '../../primitives/IconButton/IconButton';
import type { Toast } from './ToastOptions';
import { useSweep } from './useSweep';
import { Card } from './Toaster.styles';

export interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}

const icons = {
  message: MessageCircle,
  like: Heart,
  premium: Crown,
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  loading: () => <Spinner decorative />,
};

/** One toast: a picture or icon, words, a link, what can be done, and a button that closes it. */
export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { type, title, text, avatar, avatarName = title, link, action, isLeaving } = toast;
  const Icon = icons[type];
  const sweep = useSweep(onClose);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Card data-type={type} data-state={isLeaving ? 'closed' : 'open'} onKeyDown={handleKey} {...sweep}>
      {avatar === undefined ? (
        <span data-part="symbol" data-type={type} aria-hidden>
          <Icon />
        </span>
      ) : (
        <Avatar src={avatar} name={avatarName} decorative />
      )}
      <div data-part="words">
        <div data-part="title" dir="auto">
          {title}
        </div>
        {text ? (
          <div data-part="text" dir="auto">
            {text}
          </div>
        ) : null}
        {link ? (
          <a
            href={link.href}
            onClick={(event) => {
              link.onSelect?.(event);
              onClose();
            }}
          >
            {link.label}
          </a>
        ) : null}
        {action ? (
          <button
            type="button"
            onClick={(event) => {
              action.onSelect(event);
              if (!event.defaultPrevented) onClose();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton label={closeLabel} onClick={onClose}>
        <X />
      </IconButton>
    </Card>
  );
}
