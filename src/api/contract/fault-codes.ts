// The codes of refusals. They are published, so they never change.

/** By code: the status, and the parameter at fault where it is always the same one. */
export const REFUSALS = {
  unknown_lottery: { status: 400, parameter: 'lottery' },
  invalid_limit: { status: 400, parameter: 'limit' },
  missing_number: { status: 400 },
  invalid_number: { status: 400 },
  undecidable_number: { status: 400 },
  number_and_numbers: { status: 400, parameter: 'numbers' },
  too_many_numbers: { status: 400, parameter: 'numbers' },
  invalid_date: { status: 400, parameter: 'date' },
  unknown_window: { status: 400, parameter: 'window' },
  unknown_prize: { status: 400, parameter: 'prize' },
  unknown_parameter: { status: 400 },
  repeated_parameter: { status: 400 },
  empty_parameter: { status: 400 },
  no_draws_yet: { status: 404, parameter: 'lottery' },
  no_draw_on_date: { status: 404, parameter: 'date' },
  draw_withdrawn: { status: 410, parameter: 'date' },
  unknown_path: { status: 404 },
  method_not_allowed: { status: 405 },
  unreadable_request: { status: 400 },
  quota_exceeded: { status: 429 },
  internal_error: { status: 500 },
} as const;

export type FaultCode = keyof typeof REFUSALS;

export const FAULT_CODES = /* @__PURE__ */ Object.keys(REFUSALS) as readonly FaultCode[];
