import { vi } from 'vitest';
import { type ListContext, type ListRequest, listMachine } from '../../src/machines/list-machine.ts';
import { type ListKey, lists } from '../../src/services/contract/lists.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

/** When every list is read. */
export const readAt = 1_772_700_000_000;

/** Starts one list over a service that the test answers; `fresh` is its initial context. */
export function startList(key: ListKey) {
  vi.setSystemTime(readAt);
  const service = fakeService<unknown, ListRequest>();
  const list = drive(listMachine.provide({ actors: { fetchList: service.logic } }), { key });
  const fresh: ListContext = {
    key,
    data: lists[key].empty,
    loading: false,
    error: null,
    previousData: null,
    apiError: null,
    readAt: null,
    failures: 0,
    params: {},
    isOnScreen: false,
  };
  return { list, service, fresh, onScreen: { ...fresh, isOnScreen: true } };
}

export const open = { type: 'list.open' } as const;
export const close = { type: 'list.close' } as const;
export const load = { type: 'list.load' } as const;
export const refresh = { type: 'list.refresh' } as const;
export const reset = { type: 'list.reset' } as const;
export const languageChanged = { type: 'language.changed' } as const;
export const openRecord = (name: string) => ({ type: 'list.open', params: { name } }) as const;
