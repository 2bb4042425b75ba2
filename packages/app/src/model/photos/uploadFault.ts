import type { UploadFault } from '@iskra/ui/uploads';
import { ApiError } from '../../shared/api';

/** Why a photo did not arrive, and whether trying again may help; without a network it waits. */
export function uploadFault(error: unknown): UploadFault {
  console.warn('A photo was not uploaded', error);
  if (!(error instanceof ApiError)) return { canRetry: true };
  if (error.kind === 'network') return { wait: true, isOffline: true };
  return { reason: error.message, canRetry: error.isTransient };
}
