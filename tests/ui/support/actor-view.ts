import type { ActorView } from '../../../src/inspector/page/inspected-app.ts';

/** An actor of the inspector's page, by default a service of the app. */
export const actorView = (name: string, others: Partial<ActorView> = {}): ActorView => ({
  id: name,
  name,
  parent: 'app',
  chart: null,
  state: [],
  status: 'active',
  isBusy: false,
  context: undefined,
  taken: [],
  takenAt: 0,
  ...others,
});
