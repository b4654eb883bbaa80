// Refusals of a request whatever it asks: its address, its method, its quota, or a failure of ours.
import { list, refuse } from './fault.ts';

/** @param meant the addresses that have what this one seems to ask for */
export const unknownPath = (accepted: readonly string[], meant: readonly string[] = []) => {
  if (meant.length > 0) {
    return refuse('unknown_path', {
      th: `ไม่พบที่อยู่นี้ หมายถึง ${meant.join(' หรือ ')} หรือไม่`,
      en: `There is nothing at this address. Did you mean ${meant.join(' or ')}?`,
      accepted: [...meant],
    });
  }
  return refuse('unknown_path', {
    th: `ไม่พบที่อยู่นี้ ที่อยู่ที่ใช้ได้คือ ${list(accepted)}`,
    en: `There is nothing at this address. The addresses are: ${list(accepted)}.`,
    accepted: [...accepted],
  });
};

export const methodNotAllowed = (accepted: readonly string[]) =>
  refuse('method_not_allowed', {
    th: `บริการนี้อ่านได้อย่างเดียว ใช้ได้เฉพาะเมธอด ${list(accepted)}`,
    en: `This service is read-only. The methods are: ${list(accepted)}.`,
    accepted: [...accepted],
  });

/** Malformed or too long HTTP; only the local host answers it. */
export const unreadableRequest = () =>
  refuse('unreadable_request', {
    th: 'อ่านคำขอนี้ไม่ได้ หรือคำขอยาวเกินไป กรุณาตรวจสอบที่อยู่และพารามิเตอร์',
    en: 'This request cannot be read, or is too long. Please check its address and parameters.',
  });

export const quotaExceeded = (quotaPerMinute: number, retryAfterSeconds: number) =>
  refuse('quota_exceeded', {
    th: `เรียกเกิน ${quotaPerMinute} ครั้งต่อนาที กรุณารอ ${retryAfterSeconds} วินาทีแล้วลองใหม่`,
    en: `More than ${quotaPerMinute} requests a minute. Please wait ${retryAfterSeconds} seconds and try again.`,
  });

export const internalError = () =>
  refuse('internal_error', {
    th: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง และใช้ค่าที่เก็บไว้ก่อนหน้าไปพลาง',
    en: 'The service fails for the moment. Please try again, and use what you kept until then.',
  });
