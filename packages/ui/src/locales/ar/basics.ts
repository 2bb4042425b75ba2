import type { BasicLabels } from '../KitLabels';

/** What any page shows, in Arabic. */
export const arBasics: BasicLabels = {
  AlertDialog: {
    cancel: 'إلغاء',
  },
  Dialog: {
    close: 'إغلاق',
  },
  ErrorState: {
    title: 'تعذّر التحميل',
    retry: 'إعادة المحاولة',
  },
  PaginationSentinel: {
    more: 'عرض المزيد',
    failed: 'تعذّر التحميل',
    retry: 'إعادة المحاولة',
    end: 'هذا كل شيء',
  },
  PasswordField: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
  },
  Spinner: {
    loading: 'جارٍ التحميل',
  },
  Toaster: {
    region: 'الإشعارات (F8)',
    close: (title) => `إغلاق الإشعار: ${title}`,
  },
};
