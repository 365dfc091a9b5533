import { actAsClients } from '../../api/demo-clients/act-as-clients.ts';
import type { TestApi } from './test-api.ts';

/** The waiting time of the simulated clients, in seconds. */
export const waitSeconds = 20;

/** Lets that many waiting times pass, after which the clients act once. Returns how many acts there were. */
export async function passWaits(api: TestApi, waits: number): Promise<number> {
  api.advance(waits * waitSeconds);
  return actAsClients({ db: api.db, now: api.now, seconds: waitSeconds });
}
