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
 * For Chromium wherever it is tested. Version 156 with a window of its own draws the popup of its address bar, which nobody
 * sees, in a process of its own for every window: more than a second of processor time for each context of a test. The one
 * without windows would hint letters in full, which no reader's Chromium does.
 */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  `--disable-features=${[...offInPlaywright, ...popups].join(',')}`,
  '--font-render-hinting=slight',
];
