<?php
// Receives webhooks in PHP: verifies the signature and drops repeats. Variable: SITE, the service.
const MOST_BYTES = 100_000;
const MINUTE = 60;
const DAY = 86_400;
const KEPT = __DIR__ . '/webhook-keys.json';

/** The keys as they were kept. They are asked for where there are none, and again at most once a minute. */
function keys(bool $again): array {
    $kept = is_file(KEPT);
    if (!$kept || ($again && time() - filemtime(KEPT) >= MINUTE)) {
        if ($kept) touch(KEPT);
        $limit = stream_context_create(['http' => ['timeout' => 5]]);
        $set = @file_get_contents(getenv('SITE') . '/.well-known/jwks.json', false, $limit);
        if (isset(json_decode((string) $set, true)['keys'])) file_put_contents(KEPT, $set, LOCK_EX);
    }
    $keys = json_decode((string) @file_get_contents(KEPT), true)['keys'] ?? [];
    $raw = fn ($key) => base64_decode(strtr($key['x'] ?? '', '-_', '+/'));
    return array_filter(array_map($raw, $keys), fn ($x) => strlen($x) === SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES);
}

function isSigned(string $signed, array $keys): bool {
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $one) {
        [$version, $signature] = explode(',', $one . ',');
        $signature = base64_decode($signature);
        if ($version !== 'v1a' || strlen($signature) !== SODIUM_CRYPTO_SIGN_BYTES) continue;
        foreach ($keys as $key) {
            if (sodium_crypto_sign_verify_detached($signature, $signed, $key)) return true;
        }
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
// A signature of no known key may be of a new one.
if (!$isNow || !(isSigned("$id.$sent.$body", keys(false)) || isSigned("$id.$sent.$body", keys(true)))) {
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
