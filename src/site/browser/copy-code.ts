// A button on each code block of the documentation, where the browser allows copying.
const SAID_MS = 2000;

const WORDS = {
  th: { copy: 'คัดลอก', copied: 'คัดลอกแล้ว', refused: 'คัดลอกไม่ได้ กรุณาเลือกข้อความเอง' },
  en: { copy: 'Copy', copied: 'Copied', refused: 'Cannot copy, please select the text' },
};

/** Adds the buttons. */
export function offerCopies(): void {
  if (navigator.clipboard === undefined) return;
  const words = document.documentElement.lang === 'en' ? WORDS.en : WORDS.th;
  for (const code of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: words.copy });
    button.dataset['tone'] = 'quiet';
    button.addEventListener('click', async () => {
      const text = code.querySelector('code')?.textContent ?? '';
      // Browsers refuse by their settings, in a frame, or while another window has the focus.
      const copying = navigator.clipboard.writeText(text).then(() => words.copied);
      button.textContent = await copying.catch(() => words.refused);
      setTimeout(() => (button.textContent = words.copy), SAID_MS);
    });
    code.append(button);
  }
}
