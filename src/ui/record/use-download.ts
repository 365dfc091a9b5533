import { useActor, useActorState } from '../actors.tsx';

/** The download of one private file: whether it is running, why the last one failed, and a function that starts it. */
export function useDownload(address: string, fileName: string) {
  const files = useActor('files');
  return {
    isBusy: useActorState('files', ({ context }) => context.queue.some((each) => each.address === address)),
    apiError: useActorState('files', ({ context }) => context.apiErrors[address] ?? null),
    download: () => files.send({ type: 'file.download', address, fileName }),
  };
}
