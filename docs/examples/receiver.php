<?php
// Receives webhooks in PHP: verifies the signature and drops repeats.
// Variable: SECRET, what the maintainer gave you (whsec_…).
const MOST_BYTES = 100_000;
const DAY = 86_400;

function isSigned(string $signed): bool {
    $key = base64_decode(substr(getenv('SECRET'), strlen('whsec_')));
    $wanted = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $one) {
        if (hash_equals($wanted, $one)) return true;
    }
    return false;
}

/** What keeps the numbers from being told as the whole, certain and newest result; nothing of most draws. */
function cautions(array $event): array {
    ['change' => $change, 'draw' => $draw] = $event['data'] + ['draw' => []];
    $slugs = fn ($name) => implode(',', array_column($draw[$name], 'slug'));
    $isLate = $event['type'] === 'draw.added'
        && strtotime($event['timestamp']) - strtotime($change['drawDate'] . 'T00:00:00Z') > 2 * DAY;
    $said = [];
    if ($event['type'] === 'draw.withdrawn') $said[] = "withdrawn: {$change['reason']}";
    if (isset($draw['doubt'])) $said[] = "doubt: {$draw['doubt']}";
    if (isset($draw['pendingPrizes'])) $said[] = 'pending: ' . $slugs('pendingPrizes');
    if (isset($draw['unavailablePrizes'])) $said[] = 'unavailable: ' . $slugs('unavailablePrizes');
    if (isset($draw['unconfirmed'])) $said[] = 'unconfirmed';
    if ($isLate) $said[] = 'late: entered ' . substr($event['timestamp'], 0, 10);
    return $said;
}

$body = file_get_contents('php://input', false, null, 0, MOST_BYTES + 1);
if (strlen($body) > MOST_BYTES) {
    http_response_code(413);
    exit;
}
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$sent = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$isNow = ctype_digit($sent) && abs(time() - (int) $sent) <= 300;
if (!$isNow || !isSigned("$id.$sent.$body")) {
    http_response_code(400);
    exit;
}
http_response_code(204);
// In your database; here a file for each id, which only one request can create.
if (@fopen(sys_get_temp_dir() . '/heard-' . sha1($id), 'x') === false) exit;
$event = json_decode($body, true);
$change = $event['data']['change'];
$line = [$event['type'], $change['lottery'], $change['drawDate'], ...cautions($event)];
file_put_contents('php://stdout', implode(' ', $line) . "\n");
