import type { Command } from './Command';
import { acceptAppeal, refuseAppeal } from './closeAppeal';
import { approvePremium, refusePremium } from './closePremiumRequest';
import { dumpData, restoreData } from './dumpData';
import { grantPremium } from './grantPremium';
import { listAppeals } from './listAppeals';
import { listMembers } from './listMembers';
import { listPremium } from './listPremium';
import { listReports } from './listReports';
import { resolveReport } from './resolveReport';
import { showMember } from './showMember';
import { showReport } from './showReport';
import { showStats } from './showStats';
import { restoreMember, suspendMember } from './suspendMember';
import { takePhotoAway } from './takePhotoAway';

/** All commands of the operators, in the order of the help. */
export const commands: readonly Command[] = [
  {
    words: ['stats'],
    takes: [],
    does: 'counts members, messages, likes and open reports',
    run: (tools) => showStats(tools),
  },
  {
    words: ['members', 'list'],
    takes: [],
    does: 'lists the newest 50 members',
    run: (tools) => listMembers(tools),
  },
  {
    words: ['members', 'show'],
    takes: ['EMAIL_OR_ID'],
    does: 'shows a member with their photos and how often they were reported',
    run: (tools, [member = '']) => showMember(tools, member),
  },
  {
    words: ['members', 'suspend'],
    takes: ['EMAIL_OR_ID', 'REASON'],
    does: 'shuts a member out, ends their sessions and hides them from others',
    run: (tools, [member = '', reason = '']) => suspendMember(tools, member, reason),
  },
  {
    words: ['members', 'restore'],
    takes: ['EMAIL_OR_ID'],
    does: 'lets a suspended member in again',
    run: (tools, [member = '']) => restoreMember(tools, member),
  },
  {
    words: ['premium', 'list'],
    takes: [],
    switches: ['all'],
    does: 'lists the 50 requests for premium that have been under review longest',
    run: (tools, _values, given) => listPremium(tools, given.includes('all')),
  },
  {
    words: ['premium', 'approve'],
    takes: ['ID'],
    does: 'confirms a request once it is paid; premium begins at once, or on top of what is left',
    run: (tools, [id = '']) => approvePremium(tools, id),
  },
  {
    words: ['premium', 'refuse'],
    takes: ['ID'],
    does: 'refuses a request that was not paid; the member may ask again',
    run: (tools, [id = '']) => refusePremium(tools, id),
  },
  {
    words: ['premium', 'grant'],
    takes: ['EMAIL', 'DAYS'],
    does: 'gives a member premium from now, or on top of what is left',
    run: (tools, [email = '', days = '']) => grantPremium(tools, email, days),
  },
  {
    words: ['reports', 'list'],
    takes: [],
    switches: ['all'],
    does: 'lists the 50 reports that have been open longest',
    run: (tools, _values, given) => listReports(tools, given.includes('all')),
  },
  {
    words: ['reports', 'show'],
    takes: ['ID'],
    does: 'shows a report with its comment and what it names',
    run: (tools, [id = '']) => showReport(tools, id),
  },
  {
    words: ['reports', 'resolve'],
    takes: ['ID', 'TEXT'],
    switches: ['measures', 'no-violation'],
    does: 'closes a report with a word on what was done, and tells the reporter which of the two it was',
    run: (tools, [id = '', text = ''], given) => resolveReport(tools, { id, text, given }),
  },
  {
    words: ['appeals', 'list'],
    takes: [],
    switches: ['all'],
    does: 'lists the 50 appeals against suspensions that have been open longest, with their words',
    run: (tools, _values, given) => listAppeals(tools, given.includes('all')),
  },
  {
    words: ['appeals', 'accept'],
    takes: ['ID'],
    does: 'lifts the suspension, and mails the member that they may sign in again',
    run: (tools, [id = '']) => acceptAppeal(tools, id),
  },
  {
    words: ['appeals', 'refuse'],
    takes: ['ID'],
    mayTake: 'ANSWER',
    does: 'leaves the suspension, and mails the member so, with the answer',
    run: (tools, [id = '', answer]) => refuseAppeal(tools, id, answer),
  },
  {
    words: ['photos', 'remove'],
    takes: ['KEY'],
    does: 'removes a photo with its files; the first that remains becomes main',
    run: (tools, [key = '']) => takePhotoAway(tools, key),
  },
  {
    words: ['db', 'dump'],
    takes: ['FILE'],
    does: 'writes all data with the uploaded photos into a file; servers may go on',
    run: (tools, [file = '']) => dumpData(tools, file),
  },
  {
    words: ['db', 'restore'],
    takes: ['FILE'],
    switches: ['force'],
    does: 'puts the data of such a file in the place of what is there; servers must be stopped',
    run: (tools, [file = ''], given) => restoreData(tools, file, given.includes('force')),
  },
];
