import type { Feature } from './Feature';
import { withoutProvider } from './withoutProvider';

const toaster = 'components/Toaster';

/** Of the place of toasts before the first one; finer than this the bench cannot tell. */
export const toastFeatures: readonly Feature[] = [
  {
    name: 'live regions from the start',
    without: { [`${toaster}/useAnnouncements`]: 'export const useAnnouncements = () => undefined' },
  },
  {
    name: 'pauses for tabs and dialogs, rows that close a gap, less motion',
    without: {
      [`${toaster}/useToasterPauses`]: `
        export const useHiddenTabPause = () => undefined;
        export const useDialogPause = () => undefined`,
      [`${toaster}/useClosingGap`]: 'export const useClosingGap = () => undefined',
      'hooks/useMotion': 'export const useMotion = () => ({ isReduced: false, stillness: {} })',
    },
  },
  {
    name: 'the provider and its languages',
    without: { ...withoutProvider, 'theme/useLabels': 'export const useLabels = (set) => set.en' },
  },
  { name: 'styled-components', without: {}, plainElements: true },
];

/** An empty page of React. */
export const withoutToasts: Feature = {
  name: 'the toaster',
  without: { ...withoutProvider, [`${toaster}/Toaster`]: 'export const Toaster = () => null' },
};
