import { limits, photoPath } from '@iskra/api-contract';
import { createToaster, Toaster, type ToasterStore } from '@iskra/ui/Toaster';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { isPlainPress, useLayout } from '../../shared/layout';
import { notificationMessages as messages } from './messages';
import type { Notice } from '../../model/notices/Notifier';
import { mergeMessages, type MergedNotice } from './mergeMessages';
import type { PageNotifier } from '../../model/notices/pageNotifier';

export interface ToastsProps {
  notifier: PageNotifier;
  /** What was told before; taken from here once it is shown. */
  waiting: Notice[];
}

/** Shows the stores' notices as toasts [TOA-01, TOA-02, SHL-05]. */
export function Toasts({ notifier, waiting }: ToastsProps) {
  const [toaster] = useState(() => createToaster({ limit: limits.toast.max }));
  const [merge] = useState(() => mergeMessages((id) => isOnScreen(toaster, id)));
  const { preferences, session } = useStores();
  const navigate = useNavigate();
  const t = useText();
  const { formatDate } = useIntl();
  const date = useCallback((at: string) => formatDate(at, { day: 'numeric', month: 'long' }), [formatDate]);
  const duration = useLayout() === 'mobile' ? limits.toast.mobileMs : limits.toast.desktopMs;

  useEffect(() => {
    const show = (heard: Notice) => {
      const notice = merge(heard);
      if (!notice) return;
      const { to } = notice;
      const type = toastType(notice);
      const follow = (event: MouseEvent) => {
        if (!to || !isPlainPress(event)) return;
        event.preventDefault();
        void navigate(to);
      };
      const link = to ? { label: t(messages.open), href: to, onSelect: follow } : undefined;
      toaster.show({
        ...(notice.id ? { id: notice.id } : {}),
        type,
        ...texts(notice, t, date, preferences.hidesTexts),
        avatar: notice.avatar ? photoPath(notice.avatar, 'sm') : undefined,
        link,
      });
      if (session.user?.sound && type !== 'error' && notice.type !== 'report') void sound();
    };
    waiting.splice(0).forEach(show);
    return notifier.onNotice(show);
  }, [notifier, waiting, toaster, merge, navigate, t, date, preferences, session]);

  return <Toaster toaster={toaster} duration={duration} />;
}

/** Loads with the first notice. */
const sound = async () => (await import('./playSound')).playSound();

const isOnScreen = (toaster: ToasterStore, id: string) =>
  toaster.getSnapshot().some((toast) => toast.id === id && !toast.isLeaving);

function toastType({ type }: Notice) {
  if (type === 'match') return 'like';
  if (type === 'refused') return 'error';
  return type === 'report' ? 'info' : type;
}

type Text = ReturnType<typeof useText>;
type FormatDate = (date: string) => string;

/** `isSecret`: what somebody wrote stays unsaid [B7.12]. */
function texts(
  notice: MergedNotice,
  t: Text,
  date: FormatDate,
  isSecret: boolean,
): { title: string; text?: string } {
  const name = notice.userName ?? '';
  switch (notice.type) {
    case 'match':
      return { title: t(messages.match, { name }), text: t(messages.matchText) };
    case 'like':
      return { title: name ? t(messages.likeFrom, { name }) : t(messages.like), text: t(messages.likeText) };
    case 'message':
      return {
        title: name || t(messages.message),
        text:
          notice.count > 1
            ? t(messages.several, { count: notice.count })
            : isSecret
              ? name && t(messages.message)
              : (notice.content ?? ''),
      };
    case 'premium':
      return notice.durationDays
        ? { title: t(messages.premium), text: premiumText(notice, t, date) }
        : { title: t(messages.premiumRefused) };
    case 'refused':
      return {
        title: t(notice.to ? messages.likeRefused : messages.settingRefused) + (name && `: ${name}`),
        text: notice.content ?? '',
      };
    case 'report':
      return { title: t(messages.report) };
    case 'error':
      return { title: notice.content ?? t(messages.failed) };
    default:
      return { title: notice.content ?? '' };
  }
}

function premiumText({ durationDays = 0, until }: MergedNotice, t: Text, date: FormatDate): string {
  const days = t(messages.premiumDays, { count: durationDays });
  return until ? t(messages.premiumUntil, { days, date: date(until) }) : days;
}
