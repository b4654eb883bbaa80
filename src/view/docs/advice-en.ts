import type { FaultCode } from '../../contract/faults.ts';

/** What to do about each refusal, in English. */
export const ADVICE_EN: Readonly<Record<FaultCode, string>> = {
  unknown_lottery: 'Take an identifier from accepted, or from the table of lotteries on this page.',
  invalid_limit: 'Send a plain whole number, without a sign or a zero in front.',
  missing_number: 'Add the parameter number.',
  invalid_number: 'Turn Thai digits into 0-9 and remove spaces and hyphens before sending.',
  undecidable_number: 'Use a length in accepted: no prize decides a number of another length.',
  number_and_numbers: 'Send one of the two.',
  too_many_numbers: 'Split the numbers over several requests.',
  invalid_date: 'Send a Gregorian day as YYYY-MM-DD; take 543 off a Buddhist year.',
  no_draw_on_date: 'Take a day from the index named in the sentence.',
  draw_withdrawn: 'Drop what you kept of that draw; reason and reasonEn say why it is no result.',
  unknown_window: 'Take a value from accepted.',
  unknown_prize: 'Take a prize from accepted; lotteries differ in their prizes.',
  repeated_parameter: 'Send each parameter once.',
  empty_parameter: 'Give it a value, or leave the parameter out.',
  no_draws_yet:
    'The request is right, there is just no data: say so to the user, and look at /api/status.json now and then.',
  unknown_path: 'Check the spelling; accepted names every path.',
  method_not_allowed: 'Use GET.',
  unreadable_request: 'Encode the parameters, with URLSearchParams for example.',
  quota_exceeded: 'Wait for the seconds in Retry-After, then ask again; keep answers in a cache.',
  internal_error: 'Go on with the answer you had and retry, waiting longer each time.',
};
