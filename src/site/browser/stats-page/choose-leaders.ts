// The form above the lists of a statistics page: which draws are counted, and which number is
// looked up. What counts comes with the first choice: most visitors read what is there.
import type { LeadersPage } from './show-leaders.ts';

/** Starts the form of the page. */
export function chooseLeaders(): void {
  const page = findPage();
  page?.draws.addEventListener('change', () => void show(page));
  page?.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(page);
  });
}

function findPage(): (LeadersPage & { readonly form: HTMLFormElement }) | undefined {
  const form = document.querySelector<HTMLFormElement>('.choose-draws');
  const draws = form?.querySelector('select');
  const number = form?.querySelector('input');
  if (!form || !draws || !number) return undefined;
  const blocks = [...document.querySelectorAll<HTMLElement>('.leaders')];
  const say = (sentences: readonly string[]) => {
    const lines = sentences.map((textContent) =>
      Object.assign(document.createElement('p'), { textContent }),
    );
    const place = form.querySelector('.found');
    place?.replaceChildren(...lines);
    // On a phone the keyboard may stand before it.
    place?.scrollIntoView({ block: 'nearest' });
  };
  return { form, lottery: form.dataset['lottery'] ?? '', draws, number, blocks, say };
}

async function show(page: LeadersPage): Promise<void> {
  page.say(['กำลังนับ…']);
  try {
    const { showLeaders } = await import('./show-leaders.ts');
    await showLeaders(page);
  } catch {
    page.say(['โหลดผลไม่ได้ในขณะนี้ ลองอีกครั้ง']);
  }
}
