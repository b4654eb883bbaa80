// Names of what a score is made of, for readers.
import type { Component } from '../../domain/calculation/formula.ts';
import type { Quality } from '../../domain/calculation/quality.ts';
import type { Window } from '../../domain/window.ts';

export const COMPONENT_NAMES: Readonly<Record<Component, string>> = {
  frequency30: '30 งวดหลัง',
  recent: 'ช่วงหลัง',
  historical: 'ทั้งหมด',
  gap: 'ห่างหาย',
  position: 'หลักเด่น',
};

export const QUALITY_NAMES: Readonly<Record<Quality, string>> = {
  insufficient: 'น้อยเกินไป (ต่ำกว่า 10 งวด คะแนนแทบไม่มีความหมาย)',
  low: 'น้อย (10–29 งวด คะแนนแกว่งมาก)',
  medium: 'ปานกลาง (30–99 งวด)',
  high: 'มาก (ตั้งแต่ 100 งวด)',
};

/** `windowName('30') //=> '30 งวด'` */
export function windowName(window: Window): string {
  return window === 'all' ? 'ทุกงวด' : `${window} งวด`;
}
