import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { limits } from '@iskra/api-contract';
import fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './Deps';
import { compressAnswers } from './http/compression';
import { answerError, answerErrors } from './http/errors';
import { healthRoutes } from './ops/health.routes';
import { metricsRoutes } from './ops/metrics.routes';
import { servePage } from './page/page';
import { addParsers } from './http/parsers';
import { readClockOnce } from './http/requestTime';
import { contentPolicy } from './page/contentPolicy';
import { clientAddress, trustedProxy } from './http/trustedProxy';
import { FolderMailer } from './mail/FolderMailer';
import { mailboxRoutes } from './mail/mailbox.routes';
import { takeUpgrades } from './realtime/takeUpgrades';
import { triggerRoutes } from './realtime/trigger.routes';
import { triggerApp } from './realtime/triggerApp';
import { accountRoutes } from './resources/account/account.routes';
import { broadcastingRoutes } from './resources/broadcasting/broadcasting.routes';
import { dialogueRoutes } from './resources/dialogues/dialogues.routes';
import { likeRoutes } from './resources/likes/likes.routes';
import { memberRoutes } from './resources/members/members.routes';
import { messageRoutes } from './resources/messages/messages.routes';
import { photoFileRoutes } from './resources/photos/photoFiles.routes';
import { photoRoutes } from './resources/photos/photos.routes';
import { premiumRoutes } from './resources/premium/premium.routes';
import { profileRoutes } from './resources/profile/profile.routes';
import { recoveryRoutes } from './resources/recovery/recovery.routes';
import { registrationRoutes } from './resources/registration/registration.routes';
import { appealRoutes } from './resources/appeals/appeals.routes';
import { safetyRoutes } from './resources/safety/safety.routes';
import { activeSessionRoutes } from './resources/session/activeSessions.routes';
import { sessionRoutes } from './resources/session/session.routes';
import { settingsRoutes } from './resources/settings/settings.routes';

const maxBodyBytes = 100 * 1024;

/** The whole HTTP side over the given parts; answers `inject()` without listening. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout: 2 * 60_000,
    trustProxy: trustedProxy(deps.config.trustProxy),
    // While a stop waits for open requests, new ones are still answered (startServer).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, deps.log),
  });
  readClockOnce(app, deps);
  await app.register(accepts);
  await app.register(cookie);
  await compressAnswers(app);
  await app.register(helmet, contentPolicy(deps.config));
  await app.register(multipart, { limits: { fileSize: limits.photo.maxBytes, files: 1, fields: 5 } });
  addParsers(app);
  answerErrors(app, deps.log);
  for (const routes of [
    healthRoutes,
    metricsRoutes,
    sessionRoutes,
    activeSessionRoutes,
    registrationRoutes,
    recoveryRoutes,
    memberRoutes,
    photoRoutes,
    photoFileRoutes,
    profileRoutes,
    likeRoutes,
    dialogueRoutes,
    messageRoutes,
    safetyRoutes,
    appealRoutes,
    premiumRoutes,
    settingsRoutes,
    accountRoutes,
    broadcastingRoutes,
  ]) {
    routes(app, deps);
  }
  if (deps.mailer instanceof FolderMailer) mailboxRoutes(app, deps.mailer);
  await servePage(app, deps);
  if (!deps.config.pusher) {
    triggerRoutes(app, triggerApp(deps, deps.realtimeSecret));
    takeUpgrades(app.server, deps.broadcaster, {
      escapes: deps.escapes,
      publicUrl: deps.config.publicUrl,
      addressOf: clientAddress(deps.config.trustProxy),
    });
  }
  return app;
}
