import type { LabelSet } from '../../theme/useLabels';

export const resendLabels = {
  component: 'ResendButton',
  ru: {
    resend: 'Отправить код ещё раз',
    resendIn: (time: string) => `Отправить ещё раз можно через ${time}`,
  },
  en: {
    resend: 'Send the code again',
    resendIn: (time: string) => `You can send it again in ${time}`,
  },
} satisfies LabelSet;
