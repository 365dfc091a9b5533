/** Lets a path report how much of a held upload the browser has sent. */
import type { StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

export const followUpload = ({ page }: Stage): Promise<void> =>
  page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function sendFollowed(body) {
      const half = { lengthComputable: true, loaded: 1, total: 2 };
      (window as unknown as Upload).sendHalf = () => this.upload.dispatchEvent(new ProgressEvent('progress', half));
      send.call(this, body);
    };
  });

interface Upload {
  sendHalf(): void;
}

/** The request is held, so that the path ends before the upload does. */
export const sendHalf: StepAction = async ({ page }) => {
  await page.evaluate(() => (window as unknown as Upload).sendHalf());
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
};
