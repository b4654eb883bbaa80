// The camera of the device: opened for one picture after another, and let go.

/** Why there is no picture. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'insecure' | 'unable';

/** By the names that browsers give; https://developer.mozilla.org/docs/Web/API/MediaDevices/getUserMedia */
const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Enough for a code of a centimetre on a ticket held at arm's length. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** What an error of the browser means. */
export function troubleOf(error: unknown): CameraTrouble {
  return TROUBLES[error instanceof DOMException ? error.name : ''] ?? 'unable';
}

/**
 * Shows the camera in the element until the signal is aborted; then the camera is off.
 *
 * @param onLost called when the device is taken away meanwhile
 * @returns why it cannot be shown, or `undefined`
 */
export async function showCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onLost: () => void,
): Promise<CameraTrouble | undefined> {
  if (!isSecureContext) return 'insecure';
  if (navigator.mediaDevices === undefined) return 'unable';
  try {
    const stream = await navigator.mediaDevices.getUserMedia(WANTED);
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
      if (video.srcObject === stream) video.srcObject = null;
    };
    // The visitor may have closed the scanner while the browser asked.
    if (signal.aborted) stop();
    else {
      signal.addEventListener('abort', stop);
      for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
      video.srcObject = stream;
      await video.play();
    }
    return undefined;
  } catch (error) {
    return troubleOf(error);
  }
}
