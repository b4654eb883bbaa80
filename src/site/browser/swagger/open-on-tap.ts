// Brings a form that asks the live API once a visitor wants it: the program that draws the form
// weighs more than all other pages together.

const WORDS = {
  th: { opening: 'กำลังเปิด…', opened: 'เปิดแล้ว', failed: 'เปิดไม่ได้ในขณะนี้ ลองกดอีกครั้ง' },
  en: {
    opening: 'Opening…',
    opened: 'Opened',
    failed: 'It cannot be opened now. Please try again',
  },
};

/** Gives the button of the page its work. */
export function openOnTap(): void {
  const button = document.querySelector<HTMLButtonElement>('#try-out');
  const place = document.querySelector<HTMLElement>('#reference');
  const status = document.querySelector('#try-out-status');
  if (button === null || place === null || status === null) return;
  const words = document.documentElement.lang === 'en' ? WORDS.en : WORDS.th;
  button.addEventListener('click', async () => {
    button.disabled = true;
    status.textContent = words.opening;
    try {
      const { drawReference } = await import('./swagger-reference.ts');
      await drawReference(place);
      status.textContent = words.opened;
      button.hidden = true;
      place.focus({ preventScroll: true });
    } catch {
      // No connection, or no description.
      status.textContent = words.failed;
      button.disabled = false;
    }
  });
}
