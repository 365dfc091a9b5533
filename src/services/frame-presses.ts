/** A press on “Sign up” of the frame in `index.html`, or in its dialog. */
export type FramePress = 'open' | 'close' | 'start' | 'later';

/** Calls back with every press on the frame, in order: those from before the script arrived, and the later ones. */
export function watchFramePresses(onPress: (press: FramePress) => void): void {
  const earlier = globalThis.__presses;
  globalThis.__presses = { push: onPress };
  if (Array.isArray(earlier)) earlier.forEach(onPress);
}
