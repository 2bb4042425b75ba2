import { create, type ThemeVars } from 'storybook/theming';
import { darkRoles, fontFamily, lightRoles, type Roles } from '../../packages/ui/src/theme';

/** The page in the kit's own colours, so that a story does not lie on it like a stain. */
const themeOf = (base: 'light' | 'dark', roles: Roles): ThemeVars =>
  create({
    base,
    fontBase: fontFamily,
    colorPrimary: roles['accent-solid'],
    colorSecondary: roles['accent-text'],
    appBg: roles['surface-page'],
    appContentBg: roles['surface-page'],
    appPreviewBg: roles['surface-page'],
    appBorderColor: roles['border-subtle'],
    appBorderRadius: 8,
    textColor: roles['text-primary'],
    textMutedColor: roles['text-muted'],
    textInverseColor: roles['surface-page'],
    barBg: roles['surface-card'],
    barTextColor: roles['text-secondary'],
    barHoverColor: roles['accent-text'],
    barSelectedColor: roles['accent-text'],
    buttonBg: roles['surface-card'],
    buttonBorder: roles['border-subtle'],
    booleanBg: roles['surface-sunken'],
    booleanSelectedBg: roles['surface-card'],
    inputBg: roles['surface-card'],
    inputBorder: roles['border-subtle'],
    inputTextColor: roles['text-primary'],
    inputBorderRadius: 8,
  });

export const docsThemes = { light: themeOf('light', lightRoles), dark: themeOf('dark', darkRoles) };
