import { limits, photoPath } from '@iskra/api-contract';
import { createToaster, Toaster } from '@iskra/ui/Toaster';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../shared/i18n';
import { useLayout } from '../../shared/layout';
import { notificationMessages as messages } from './messages';
import type { Notice } from './model/Notifier';
import type { PageNotifier } from './pageNotifier';

/** Shows the stores' notes as toasts [TOA-01, TOA-02, SHL-05]. */
export function Toasts({ notifier }: { notifier: PageNotifier }) {
  const [toaster] = useState(() => createToaster({ limit: limits.toast.max }));
  const navigate = useNavigate();
  const t = useText();
  const duration = useLayout() === 'mobile' ? limits.toast.mobileMs : limits.toast.desktopMs;

  useEffect(
    () =>
      notifier.onNotice((notice) => {
        const { to } = notice;
        const link = to
          ? { label: t(messages.open), href: to, onSelect: () => void navigate(to) }
          : undefined;
        toaster.show({
          ...(notice.id ? { id: notice.id } : {}),
          type: notice.type === 'match' ? 'like' : notice.type,
          ...texts(notice, t),
          avatar: notice.avatar ? photoPath(notice.avatar, 'sm') : undefined,
          link,
        });
      }),
    [notifier, toaster, navigate, t],
  );

  return <Toaster toaster={toaster} duration={duration} />;
}

function texts(notice: Notice, t: ReturnType<typeof useText>): { title: string; text?: string } {
  const name = notice.userName ?? '';
  switch (notice.type) {
    case 'match':
      return { title: t(messages.match, { name }), text: t(messages.matchText) };
    case 'like':
      return { title: name ? t(messages.likeFrom, { name }) : t(messages.like), text: t(messages.likeText) };
    case 'message':
      return { title: name || t(messages.message), text: notice.content ?? '' };
    default:
      return { title: notice.content ?? '' };
  }
}
