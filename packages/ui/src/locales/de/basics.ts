import type { BasicLabels } from '../KitLabels';

/** What any page shows, in German. */
export const deBasics: BasicLabels = {
  AlertDialog: {
    cancel: 'Abbrechen',
  },
  Dialog: {
    close: 'Schließen',
  },
  ErrorState: {
    title: 'Das konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  PaginationSentinel: {
    more: 'Mehr anzeigen',
    failed: 'Laden fehlgeschlagen',
    retry: 'Erneut versuchen',
    end: 'Das sind alle',
  },
  PasswordField: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
  },
  Spinner: {
    loading: 'Wird geladen',
  },
  Toaster: {
    region: 'Benachrichtigungen (F8)',
    close: (title) => `Benachrichtigung schließen: ${title}`,
  },
};
