// A visitor before the scanner of the built check page, with a camera that shows a film.
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { bitmapFile, filmFile } from './picture-files.ts';
import { FLAT, modulesOf, pictureOf } from './ticket-pictures.ts';
import { CHROMIUM, CHROMIUM_FLAGS, openPage, originOf, startHost, stopHost } from './visit.ts';

const FILM = { ...FLAT, width: 640, height: 480, module: 12, turn: 0.2, tilt: [0.2, 0.1] } as const;

/** Two seconds. */
const FRAMES = 20;

/** A picture of a Data Matrix with this text, as a file to choose. */
export const photo = (text: string, taking = FLAT) => ({
  name: 'ticket.bmp',
  mimeType: 'image/bmp',
  buffer: bitmapFile(pictureOf(modulesOf('datamatrix', text), taking, 3)),
});

/** For all tests of a proof. @param texts of the codes that the camera sees in turn, repeatedly */
export function visitWithCamera(texts: readonly string[]) {
  let host: Server;
  let browser: Browser;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    const film = join(folder, 'film.y4m');
    const scenes = texts.flatMap((text, scene) => {
      const picture = pictureOf(modulesOf('datamatrix', text), FILM, scene + 1);
      return Array.from({ length: FRAMES }, () => picture);
    });
    await writeFile(film, filmFile(scenes));
    const camera = [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ];
    [host, browser] = await Promise.all([
      startHost(),
      chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS, ...camera] }),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await stopHost(host);
  });
  return {
    get origin() {
      return originOf(host);
    },
    get browser() {
      return browser;
    },

    /** The check page, for a visitor who allows the camera or does not. */
    async open(permissions: string[], options = {}) {
      const context = await browser.newContext({ serviceWorkers: 'block', ...options });
      await context.grantPermissions(permissions);
      await context.addInitScript(noteStreams);
      return { context, ...(await openPage(context, host, '/check/', 360)) };
    },
  };
}

type WithStreams = { streams: MediaStream[] };

/** Runs in the page, before anything of it. */
function noteStreams(): void {
  const streams: MediaStream[] = [];
  Object.assign(globalThis, { streams });
  const devices = navigator.mediaDevices;
  const getUserMedia = devices?.getUserMedia.bind(devices);
  if (getUserMedia === undefined) return;
  devices.getUserMedia = async (wanted) => {
    const stream = await getUserMedia(wanted);
    streams.push(stream);
    return stream;
  };
}

/** The state of each camera track there has been. */
export const tracks = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as WithStreams).streams.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );

/** Until the camera has been opened so many times. */
export const opened = (page: Page, times: number) =>
  page.waitForFunction(
    (count) => (globalThis as unknown as WithStreams).streams.length === count,
    times,
  );

export const tapScan = (page: Page) => page.getByRole('button', { name: 'สแกนสลาก' }).click();
export const scanner = (page: Page) => page.getByRole('dialog', { name: 'สแกนสลากกินแบ่งรัฐบาล' });
