// The form above the lists of a statistics page: which draws are counted, and which number is
// looked up. What counts comes with the first choice: most visitors read what is there.

export type LeadersPage = {
  readonly lottery: string;
  readonly draws: HTMLSelectElement;
  readonly number: HTMLInputElement;
  readonly blocks: readonly HTMLElement[];
  /** Tells the visitor, a sentence each. */
  readonly say: (sentences: readonly string[]) => void;
};

/** Starts the form of the page. */
export function chooseLeaders(): void {
  const form = document.querySelector<HTMLFormElement>('.choose-draws');
  const draws = form?.querySelector('select');
  const number = form?.querySelector('input');
  if (!form || !draws || !number) return;
  const page: LeadersPage = {
    lottery: form.dataset['lottery'] ?? '',
    draws,
    number,
    blocks: [...document.querySelectorAll<HTMLElement>('.leaders')],
    say: (sentences) => {
      const lines = sentences.map((textContent) =>
        Object.assign(document.createElement('p'), { textContent }),
      );
      form.querySelector('.found')?.replaceChildren(...lines);
    },
  };
  draws.addEventListener('change', () => void show(page));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(page);
  });
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
