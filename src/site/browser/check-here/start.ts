// Lets the forms of a page that is not the check page be answered where they stand. The program
// comes with the first number.
import { PAGES } from '../../../api/contract/page-path.ts';

/** Forms with `data-newest`, the year of the newest draw; also those exchanged later. */
export function checkHere(): void {
  // On the document: a form is exchanged when a new draw comes in.
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['newest'] === undefined) return;
    event.preventDefault();
    form.action = PAGES.check;
    // Where the program fails or does not come, the check page answers.
    const send = () => form.submit();
    import('./form-answer.ts').then(({ answerForm }) => answerForm(form)).catch(send);
  });
}
