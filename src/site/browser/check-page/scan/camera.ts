// The camera of the device: opened for one picture after another, and let go.

const CHOOSE = 'หรือเลือกรูปสลากแทน';
const DENIED = `ยังไม่ได้อนุญาตให้ใช้กล้อง อนุญาตได้ในการตั้งค่าของเบราว์เซอร์ แล้วกดสแกนใหม่ ${CHOOSE}`;
const ABSENT = 'ไม่พบกล้องในเครื่องนี้ กรุณาเลือกรูปสลากแทน';
const UNABLE = 'เบราว์เซอร์นี้เปิดกล้องไม่ได้ กรุณาเลือกรูปสลากแทน';
export const BUSY = `กล้องถูกแอปอื่นใช้อยู่ กรุณาปิดแอปนั้น แล้วกดสแกนใหม่ ${CHOOSE}`;

/** By name of error; https://developer.mozilla.org/docs/Web/API/MediaDevices/getUserMedia */
const TROUBLES: Readonly<Record<string, string>> = {
  NotAllowedError: DENIED,
  SecurityError: DENIED,
  NotFoundError: ABSENT,
  OverconstrainedError: ABSENT,
  NotReadableError: BUSY,
  AbortError: BUSY,
};

/** Enough for a code of a centimetre on a ticket held at arm's length. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** What an error of the browser means for the visitor, and what to do. */
export function troubleWords(error: unknown): string {
  return TROUBLES[error instanceof DOMException ? error.name : ''] ?? UNABLE;
}

/**
 * Shows the camera until the signal is aborted; then it is off. Returns why it cannot, in words.
 * @param onLost called when the device is taken away meanwhile
 */
export async function showCamera(video: HTMLVideoElement, signal: AbortSignal, onLost: () => void) {
  if (!isSecureContext) return 'ใช้กล้องได้เฉพาะหน้าที่เปิดด้วย https กรุณาเลือกรูปสลากแทน';
  if (navigator.mediaDevices === undefined) return UNABLE;
  try {
    const stream = await navigator.mediaDevices.getUserMedia(WANTED);
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
      if (video.srcObject === stream) video.srcObject = null;
    };
    // The visitor may have closed the scanner while the browser asked.
    if (signal.aborted) return void stop();
    signal.addEventListener('abort', stop);
    for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
    video.srcObject = stream;
    await video.play();
    return undefined;
  } catch (error) {
    return troubleWords(error);
  }
}
