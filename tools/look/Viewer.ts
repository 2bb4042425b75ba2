import type { Browser, Page } from 'playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { faultsOnPage } from './faultsOnPage';
import { isShown, selectStory, type PreviewWindow } from './selectStory';
import type { Setting } from './settings';
import { stillness } from './stillness';

/** The browser's own words for a call that a story refuses or cuts off on purpose. */
const isOfNetwork = (text: string) => /^(Failed to load resource|WebSocket connection to)/.test(text);

/** The frame of the built Storybook in one setting, as a designer sees one story after the other. */
export class Viewer {
  private errors: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly address: string,
    private readonly usual: Window,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfNetwork(message.text()))
        this.errors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.errors.push(`error: ${error.message}`));
  }

  static async open(browser: Browser, url: string, setting: Setting): Promise<Viewer> {
    const { width, height, globals, slowed } = setting;
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    if (slowed !== undefined) await slowDown(page, slowed);
    // What tsx leaves in functions that go into the page.
    await page.addInitScript('globalThis.__name = (made) => made');
    const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    // The runner of stories asks axe; here it would only take time.
    const address = `${url}iframe.html?viewMode=story&globals=${chosen.join(';')};a11y.manual:!true`;
    return new Viewer(page, address, { width, height });
  }

  /** Opens a story, on the page that is there or on one loaded anew, and tells what is wrong with it. */
  async faultsOf(id: string, isAnew = this.page.url() === 'about:blank'): Promise<string[]> {
    this.errors = [];
    await this.show(id, isAnew);
    const isErrorPage = await this.page.evaluate(() =>
      document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
    );
    const notes = await this.page.locator('[data-story-fault]').allTextContents();
    const seen = isErrorPage ? ['shows an error page'] : await faultsOnPage(this.page);
    return [...new Set([...this.errors, ...notes.map((note) => `note: ${note}`), ...seen])];
  }

  close(): Promise<void> {
    return this.page.close();
  }

  private async show(id: string, isAnew: boolean): Promise<void> {
    if (isAnew) await this.page.goto(`${this.address}&id=${id}`);
    else await this.page.evaluate(selectStory, id);
    await this.page.waitForFunction(isShown, id, { timeout: 30_000, polling: 30 });
    await this.takeWindowOf();
    await this.page.evaluate(stillness);
  }

  /** A story that names a viewport is shown in it, whatever the window of the setting is. */
  private async takeWindowOf(): Promise<void> {
    const { value, options } = await this.page.evaluate(viewportOfStory);
    const styles = { ...MINIMAL_VIEWPORTS, ...options }[value]?.styles;
    const { width, height } = styles ?? this.usual;
    const window = { width: Number.parseInt(`${width}`), height: Number.parseInt(`${height}`) };
    const now = this.page.viewportSize();
    if (now?.width !== window.width || now.height !== window.height) await this.page.setViewportSize(window);
  }
}

interface Window {
  width: number;
  height: number;
}

/** As a device that is so many times slower. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function viewportOfStory() {
  const story = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story;
  return {
    value: story?.storyGlobals?.viewport?.value ?? '',
    options: story?.parameters?.viewport?.options ?? {},
  };
}
