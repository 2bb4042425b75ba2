import type addonDocs from '@storybook/addon-docs';
import * as annotations from '@storybook/addon-docs/preview';

/** The addon by its settings alone: by its own entry every story would load what draws docs pages, 1 MB. */
export const docsAddon = annotations as unknown as ReturnType<typeof addonDocs>;
