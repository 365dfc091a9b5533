/** A press on “Sign up” of the frame in `index.html`, or in its dialog. */
export type FramePress = 'open' | 'close' | 'start' | 'later';

interface Presses {
  push(press: FramePress): void;
}

/** Calls back with every press on the frame, in order: those from before the script arrived, and the later ones. */
export function watchFramePresses(onPress: (press: FramePress) => void): void {
  const page = globalThis as { __presses?: FramePress[] | Presses };
  const earlier = page.__presses;
  page.__presses = { push: onPress };
  if (Array.isArray(earlier)) earlier.forEach(onPress);
}
