import type { LabelSet } from '../../theme/useLabels';

export const resendLabels = {
  component: 'ResendButton',
  en: {
    resend: 'Send the code again',
    resendIn: (time: string) => `You can send it again in ${time}`,
  },
} satisfies LabelSet;
