// The catalogue of refusals, by what they are about. Each name says when it is answered.
export { faultBody, type Fault, type FaultBody } from './fault.ts';
export * from './day-faults.ts';
export * from './number-faults.ts';
export * from './parameter-faults.ts';
export * from './request-faults.ts';
