/** Playwright's own list (1.65): a second `--disable-features` takes the place of the first. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Either alone brings it. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Without it Chromium 156 draws the popup of its address bar, which nobody sees, in a process of its own for every window: more
 * than a second of processor time for each context of a test, and beside whatever is measured.
 */
export const withoutOmnibox = `--disable-features=${[...offInPlaywright, ...popups].join(',')}`;
