import { limits, photoPath } from '@iskra/api-contract';
import { createToaster, Toaster, type ToasterStore } from '@iskra/ui/Toaster';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../shared/i18n';
import { useLayout } from '../../shared/layout';
import { notificationMessages as messages } from './messages';
import { mergeMessages, type MergedNotice } from './model/mergeMessages';
import type { PageNotifier } from './pageNotifier';

/** Shows the stores' notes as toasts [TOA-01, TOA-02, SHL-05]. */
export function Toasts({ notifier }: { notifier: PageNotifier }) {
  const [toaster] = useState(() => createToaster({ limit: limits.toast.max }));
  const [merge] = useState(() => mergeMessages((id) => isOnScreen(toaster, id)));
  const navigate = useNavigate();
  const t = useText();
  const duration = useLayout() === 'mobile' ? limits.toast.mobileMs : limits.toast.desktopMs;

  useEffect(
    () =>
      notifier.onNotice((heard) => {
        const notice = merge(heard);
        if (!notice) return;
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
    [notifier, toaster, merge, navigate, t],
  );

  return <Toaster toaster={toaster} duration={duration} />;
}

const isOnScreen = (toaster: ToasterStore, id: string) =>
  toaster.getSnapshot().some((toast) => toast.id === id && !toast.isLeaving);

function texts(notice: MergedNotice, t: ReturnType<typeof useText>): { title: string; text?: string } {
  const name = notice.userName ?? '';
  switch (notice.type) {
    case 'match':
      return { title: t(messages.match, { name }), text: t(messages.matchText) };
    case 'like':
      return { title: name ? t(messages.likeFrom, { name }) : t(messages.like), text: t(messages.likeText) };
    case 'message':
      return {
        title: name || t(messages.message),
        text: notice.count > 1 ? t(messages.several, { count: notice.count }) : (notice.content ?? ''),
      };
    default:
      return { title: notice.content ?? '' };
  }
}
