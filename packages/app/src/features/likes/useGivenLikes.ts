import { onDemand } from '../../model/onDemand';
import { GivenLikesStore } from '../../model/likes/GivenLikesStore';

/** Whom I like. */
export const useGivenLikes = onDemand(({ api, likes, people }) => new GivenLikesStore(api, likes, people));
