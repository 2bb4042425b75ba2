import { pageAt, pagePaths, type MemberPage } from '@iskra/api-contract/pagePaths';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { PageNotifier } from '../model/notices/pageNotifier';
import type { MemberScreens } from './memberScreens';

export interface MemberPagesProps {
  notifier: PageNotifier;
}

/** What stands at the addresses of whoever is signed in; `loadAhead` brings what one of them needs. */
export function memberPages(screens: MemberScreens) {
  const pages = pagesOf(screens);
  const routes = Object.entries(pages).map(([page, { shown }]) => (
    <Route key={page} path={pagePaths[page as MemberPage]} element={shown} />
  ));
  function MemberPages({ notifier }: MemberPagesProps) {
    return (
      <Routes>
        <Route element={<screens.Shell notifier={notifier} />}>
          {routes}
          <Route path="*" element={<screens.NotFound />} />
        </Route>
      </Routes>
    );
  }
  const loadAhead = async (path: string): Promise<void> => {
    const page = pageAt(path);
    // Whoever signs in goes from there to the profile.
    const next = page === 'login' || page === 'register' ? 'start' : (page as MemberPage | undefined);
    await Promise.all([screens.Shell.loadAhead(), next && pages[next]?.screen.loadAhead()]);
  };
  return { MemberPages, loadAhead };
}

interface Page {
  readonly screen: MemberScreens[keyof MemberScreens];
  readonly shown: ReactNode;
}

function pagesOf(screens: MemberScreens): Readonly<Record<MemberPage, Page>> {
  const { Liked, Profile } = screens;
  return {
    start: { screen: Profile, shown: <Navigate to={pagePaths.profile} replace /> },
    profile: { screen: Profile, shown: <Profile /> },
    edit: { screen: screens.EditProfile, shown: <screens.EditProfile /> },
    settings: { screen: screens.Settings, shown: <screens.Settings /> },
    blocked: { screen: screens.Blocked, shown: <screens.Blocked /> },
    sessions: { screen: screens.Sessions, shown: <screens.Sessions /> },
    reports: { screen: screens.Reports, shown: <screens.Reports /> },
    nearby: { screen: screens.Nearby, shown: <screens.Nearby /> },
    member: { screen: screens.Member, shown: <screens.Member /> },
    encounters: { screen: screens.Encounters, shown: <screens.Encounters /> },
    messages: { screen: screens.Messages, shown: <screens.Messages /> },
    matched: { screen: screens.Matched, shown: <screens.Matched /> },
    liked: { screen: Liked, shown: <Liked list="received" /> },
    likedGiven: { screen: Liked, shown: <Liked list="given" /> },
    passed: { screen: Liked, shown: <Liked list="passed" /> },
  };
}
