// Turns the list of operations into a form that asks the live API, once a visitor wants it: the
// program that draws the form weighs more than all other pages together.

/** Gives the button of the page its work. */
export function openOnTap(): void {
  const button = document.querySelector<HTMLButtonElement>('#try-out');
  const place = document.querySelector<HTMLElement>('#reference');
  const status = document.querySelector('#try-out-status');
  if (button === null || place === null || status === null) return;
  button.addEventListener('click', async () => {
    button.disabled = true;
    status.textContent = 'กำลังเปิด…';
    try {
      const { drawReference } = await import('./reference.ts');
      await drawReference(place);
      status.textContent = 'เปิดแล้ว';
      button.hidden = true;
      place.focus({ preventScroll: true });
    } catch {
      // No connection, or no description: the list stays.
      status.textContent = 'เปิดไม่ได้ในขณะนี้ ลองกดอีกครั้ง';
      button.disabled = false;
    }
  });
}
