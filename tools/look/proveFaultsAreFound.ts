import type { Browser } from 'playwright';
import { controlsOutOfReach } from './controlsOutOfReach';
import { faultsOnPage } from './faultsOnPage';

const wrong: Readonly<Record<string, string>> = {
  'scrolls sideways': '<div style="inline-size: 2000px">wide</div>',
  'is cut off in its width':
    '<div style="inline-size: 60px; overflow: hidden; white-space: nowrap">Kaliningrad Oblast</div>',
  'is cut off in its height': '<div style="block-size: 20px; overflow: hidden">one<br>two<br>three</div>',
  'is broken into letters': '<div style="inline-size: 10px; overflow-wrap: anywhere">Moscow</div>',
  'lies on': '<p style="margin: 0">Sophia</p><p style="margin: -16px 0 0">Moscow</p>',
  '“far below” lies on':
    '<div style="block-size: 2000px"></div><p style="margin: 0">far below</p><p style="margin: -16px 0 0">Moscow</p>',
  'button “Above” cannot be reached':
    '<button style="position: absolute; inset-block-start: -90px">Above</button>',
  'button “Below” cannot be reached':
    '<div style="position: fixed; inset: 0; overflow: hidden"><div style="block-size: 2000px"></div>' +
    '<div style="position: fixed; inset-block-start: 900px"><button>Below</button></div></div>',
  'button “Under” cannot be reached':
    '<button>Under</button><div style="position: fixed; inset: 0; background: #fff"></div>',
};
const right =
  '<div style="inline-size: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Kaliningrad</div>' +
  '<div style="block-size: 20px; overflow: auto">one<br>two<br>three</div>' +
  '<div style="position: fixed; inset-block-start: 0">above the page</div><p>one</p><p>two</p>' +
  '<div style="block-size: 2000px"></div><button>far below</button>' +
  '<div style="position: relative; block-size: 200px"><p style="position: absolute">behind</p>' +
  '<p style="position: absolute; background: #fff">in front</p></div>' +
  '<label><input type="checkbox" style="position: absolute; clip-path: inset(50%)"> agreed</label>';

/** Rejects when the look at a page overlooks a fault that was made on purpose, or finds one where there is none. */
export async function proveFaultsAreFound(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.goto('about:blank');
  const look = async (html: string) => {
    await page.setContent(html);
    return [...(await faultsOnPage(page)), ...(await controlsOutOfReach(page))].join('\n');
  };
  for (const [fault, html] of Object.entries(wrong))
    if (!(await look(html)).includes(fault)) throw new Error(`The look at a page overlooks what ${fault}`);
  const found = await look(right);
  if (found) throw new Error(`The look at a page finds what is not wrong: ${found}`);
  await page.close();
}
