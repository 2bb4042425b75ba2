import { useEffect } from 'react';
import type { LiveRoom } from '../shared/realtime';
import type { Query } from '../shared/store';
import { useStores } from './StoresContext';

/** Loads a list that a screen shows, and again whenever live events may have changed who is in it. */
export function useFollowed(query: Query): void {
  useJoined(query, listRoom);
}

/** Loads what no live event tells of, and again when the page is looked at or connected anew (D-10). */
export function useRefreshed(query: Query): void {
  useJoined(query, refreshedRoom);
}

/** Loads a setting that a screen shows, and again whenever another page of the member changed it. */
export function useOwnSetting(query: Query): void {
  useJoined(query, ownSettingRoom);
}

/** Follows live events as the query's room says, while the screen looks at it. */
export function useJoined(query: Query, roomOf: (query: Query) => LiveRoom): void {
  const { live } = useStores();
  useEffect(() => {
    const stops = [live.join(roomOf(query)), query.look()];
    return () => stops.forEach((stop) => stop());
  }, [live, query, roomOf]);
}

/** Likes, matches, blocks, deletions and suspensions change lists of people. */
export function listRoom(query: Query): LiveRoom {
  const refresh = () => query.markStale();
  return {
    events: {
      listsChanged: refresh,
      blockChanged: refresh,
      memberChanged: refresh,
      dialogueCreated: ({ match }) => (match ? refresh() : undefined),
    },
    refresh,
  };
}

export function refreshedRoom(query: Query): LiveRoom {
  return { events: {}, refresh: () => query.markStale() };
}

export function ownSettingRoom(query: Query): LiveRoom {
  const refresh = () => query.markStale();
  return { events: { chatMarksChanged: refresh }, refresh };
}
