/** A photo of a phone's camera has more bytes than the server accepts, and lies on its side beside its orientation. */
import type { Page } from '@playwright/test';
import { photoRules } from '../../src/services/contract/fields/file-rules.ts';
import { expect, test } from './support/test.ts';

test('a photo of a phone’s camera is reduced and upright @en', async ({ page, messages, asCandidate }) => {
  await asCandidate();
  await page.goto('/account-view');
  const change = new RegExp(`${messages('photo_change')}|${messages('step_add_photo')}`);
  await page.getByRole('button', { name: change }).last().click();
  const photo = lyingPhoto(await noise(page, { width: 3000, height: 2000 }));
  expect(photo.length).toBeGreaterThan(photoRules.maxBytes);
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  const preview = page.getByRole('img', { name: messages('photo_preview') });
  await expect(preview).toHaveJSProperty('naturalWidth', 683);
  await expect(preview).toHaveJSProperty('naturalHeight', 1024);
});

/** A JPEG of random pixels. */
async function noise(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const text = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    const picture = new ImageData(width, height);
    for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = Math.random() * 256;
    context?.putImageData(picture, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
    );
    const parts = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, part) =>
      String.fromCharCode(...bytes.subarray(part * 8192, (part + 1) * 8192)),
    );
    return btoa(parts.join(''));
  }, size);
  return Buffer.from(text, 'base64');
}

/** The JPEG with the orientation 6 of Exif 2.32 (section 4.6.5): the camera was turned to the right. */
function lyingPhoto(jpeg: Buffer): Buffer {
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = [...Buffer.from('MM'), 0, 42, 0, 0, 0, 8, 0, 1, ...tag, 0, 0, 0, 0];
  const exif = [...Buffer.from('Exif'), 0, 0, ...tiff];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]), jpeg.subarray(2)]);
}
