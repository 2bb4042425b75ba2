import { CircleAlert, CircleCheck, Crown, Heart, Info, MessageCircle, X } from '../../icons/icons';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar';
import { IconButton } from '../../primitives/IconButton';
import { Text } from '../../primitives/Text';
import type { Toast } from './toast';
import { useSweep } from './useSweep';
import { Card, CardLink, Line, Symbol, Words } from './Toaster.styles';

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
};

/** One toast: a picture or icon, words, a link, and a button that closes it. */
export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { type, title, text, avatar, link, isLeaving } = toast;
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
        <Symbol data-type={type} aria-hidden>
          <Icon />
        </Symbol>
      ) : (
        <Avatar src={avatar} name={title} decorative />
      )}
      <Words>
        <Text as="div" strong truncate dir="auto">
          {title}
        </Text>
        {text ? <Line dir="auto">{text}</Line> : null}
        {link ? (
          <CardLink
            href={link.href}
            onClick={(event) => {
              link.onSelect?.(event);
              onClose();
            }}
          >
            {link.label}
          </CardLink>
        ) : null}
      </Words>
      <Close label={closeLabel} onClick={onClose}>
        <X />
      </Close>
    </Card>
  );
}

const Close = styled(IconButton)`
  position: relative;
`;
