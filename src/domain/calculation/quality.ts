/** Names how much a sample can say; the thresholds are ours, in draws. */
export type Quality = 'insufficient' | 'low' | 'medium' | 'high';

/** @example sampleQuality(30) //=> 'medium' */
export function sampleQuality(sampleSize: number): Quality {
  if (sampleSize < 10) return 'insufficient';
  if (sampleSize < 30) return 'low';
  return sampleSize < 100 ? 'medium' : 'high';
}
