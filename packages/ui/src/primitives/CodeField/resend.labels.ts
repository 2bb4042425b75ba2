import type { LabelSet } from '../../theme/useLabels';

export const resendLabels = {
  component: 'ResendButton',
  ru: {
    resend: 'Отправить ещё раз',
    resendIn: (time: string) => `Отправить ещё раз через ${time}`,
  },
  en: {
    resend: 'Send again',
    resendIn: (time: string) => `Send again in ${time}`,
  },
} satisfies LabelSet;
