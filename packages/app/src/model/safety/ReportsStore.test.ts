import { getMyReports, markReportsSeen, type CallDefinition, type OwnReport } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { reportsRoom } from './reportsRoom';
import { ReportsStore } from './ReportsStore';

/** Somebody with so many reports. */
function setUp(count: number, hasNews = false) {
  const server = { hasNews, isFailing: false, late: [] as (() => void)[], isLate: false };
  const all = Array.from({ length: count }, (_, at) => ({ id: count - at }) as OwnReport);
  const list = async ({ query }: { query?: never }) => {
    const { offset, limit } = query as unknown as { offset: string; limit: string };
    const from = Number(offset);
    const answer = {
      reports: all.slice(from, from + Number(limit)),
      total: all.length,
      has_news: server.hasNews,
    };
    if (server.isLate) await new Promise<void>((resolve) => server.late.push(resolve));
    return answer;
  };
  const see = () => {
    if (server.isFailing) throw new Error('no network');
    server.hasNews = false;
    return {};
  };
  const { api, sent } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getMyReports, list],
      [markReportsSeen, see],
    ]),
  );
  const reports = new ReportsStore(api);
  const seen = () => sent.filter(({ call }) => call === markReportsSeen).length;
  return { reports, server, seen, ids: () => reports.all.map(({ id }) => id) };
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

it('own reports come page by page [BLK-04]', async () => {
  const { reports, ids } = setUp(70);
  await reports.load();
  expect([ids(), reports.hasMore]).toEqual([down(70, 11), true]);
  await reports.loadMore();
  expect([ids(), reports.hasMore]).toEqual([down(70, 1), false]);
});

it('an outcome is news until the list is on the screen; asking for the dot alone does not end it [BLK-04]', async () => {
  const { reports, seen } = setUp(2, true);
  reports.news.look();
  await vi.waitFor(() => expect(reports.hasNews).toBe(true));
  expect(seen()).toBe(0);
  reports.query.look();
  await vi.waitFor(() => expect(reports.hasNews).toBe(false));
  expect(seen()).toBe(1);
});

it('it stays news when the server could not be told [BLK-04]', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { reports, server } = setUp(1, true);
  server.isFailing = true;
  reports.query.look();
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(reports.hasNews).toBe(true);
});

it('an answer that comes late takes back no newer one [BLK-04]', async () => {
  const { reports, server } = setUp(1);
  server.isLate = true;
  reports.news.look();
  await vi.waitFor(() => expect(server.late).toHaveLength(1));
  server.isLate = false;
  server.hasNews = true;
  await reportsRoom(reports.news).events.reportsChanged?.({ report_id: 1 });
  expect(reports.hasNews).toBe(true);
  server.late.forEach((arrive) => arrive());
  await new Promise((resolve) => setTimeout(resolve));
  expect(reports.hasNews).toBe(true);
});
