// Shows in the form what the address of the check page asks. A few bytes that the page waits for:
// whoever presses the button before the script of the page has come asks about that draw too.
{
  const asked = new URLSearchParams(location.search);
  const { lottery, date: draw, number } = document.querySelector('#check').elements;
  const date = asked.get('date');
  if (asked.get('lottery')) lottery.value = asked.get('lottery');
  if (date) draw.replaceChildren(new Option(date, date));
  draw.disabled = false;
  number.value ||= asked.get('numbers') ?? asked.get('number') ?? '';
}
