import { removePremium } from '@iskra/api-contract';
import type { Api } from '../../shared/api';

/** Loads when it is needed: few remove their premium. */
export const sendRemoval = (api: Api) => api.send(removePremium, {});
