// Shows in the form what the address of the check page asks. A few bytes that the page waits for,
// so that a visitor who presses the button before the page's script has come asks about that draw
// too.
{
  const asked = new URLSearchParams(location.search);
  const form = document.querySelector('#check');
  const { lottery, date: draw, number } = form.elements;
  const date = asked.get('date');
  if (asked.get('lottery')) lottery.value = asked.get('lottery');
  if (date) draw.replaceChildren(new Option(date, date));
  draw.disabled = false;
  const numbers = asked.get('numbers') ?? asked.get('number') ?? '';
  number.value ||= numbers;
  // If the program of the page does not come, or cannot begin in this browser, the form is sent
  // without it.
  const send = ({ target }) => {
    const isProgram = target === window || target.type === 'module';
    if (isProgram && !('begun' in form.dataset)) form.submit();
  };
  if (numbers !== '') addEventListener('error', send, true);
}
