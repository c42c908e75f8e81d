"""Proximal policy optimisation with masks, in one file, with NumPy alone: ``pip install "tablewright[rl]"``.

    python docs/examples/ppo.py quarry --updates 60

A network with one hidden layer plays all seats of 64 tables at once and learns from the places they make. It
is a baseline to start from and to read, not the strongest agent: what it reached stands in docs/research.md.
"""

import argparse

import numpy as np

from tablewright.envs import vector

DISCOUNT, SMOOTHING = 0.999, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, BATCHES = 3, 4


class Network:
    """One hidden layer; logits for all actions, and what the position is worth."""

    def __init__(self, inputs, actions, hidden=128, seed=0, rate=1e-3):
        random = np.random.default_rng(seed)
        self.weights = [
            random.normal(0, 1 / np.sqrt(inputs / 8), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, actions + 1), np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.rate, self.steps = rate, 0
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]

    def forward(self, seen):
        """The hidden layer, the logits and the values."""
        first, bias, second, last = self.weights
        hidden = np.tanh(seen @ first + bias)
        out = hidden @ second + last
        return hidden, out[:, :-1], out[:, -1]

    def learn(self, seen, hidden, error):
        """A step of Adam against the error of the outputs."""
        back = (error @ self.weights[2].T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            slope *= min(1.0, 0.5 / (length + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair_mean, fair_square = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weight -= self.rate * fair_mean / (np.sqrt(fair_square) + 1e-8)


def chances(logits, masks):
    """How likely each action is; none that the mask forbids."""
    logits = np.where(masks, logits, -1e9)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def drawn(odds, random):
    """One action for each row. What rounding leaves over goes to the likeliest."""
    picked = (odds.cumsum(1) < random.random((len(odds), 1))).sum(1)
    picked = np.minimum(picked, odds.shape[1] - 1)
    rows = np.arange(len(odds))
    return np.where(odds[rows, picked] > 0, picked, odds.argmax(1))


def played(tables, network, steps, random):
    """What happened at all tables in so many steps, as arrays of steps x tables."""
    keep = {name: [] for name in ("seen", "masks", "seats", "actions", "odds", "worth", "rewards", "ends")}
    seats, seen, masks = tables.arrays.seats, tables.arrays.observations, tables.arrays.masks
    rows = np.arange(tables.count)
    for _ in range(steps):
        _, logits, worth = network.forward(seen)
        odds = chances(logits, masks)
        actions = drawn(odds, random)
        told = (seen.copy(), masks.astype(bool), seats.copy(), actions, odds[rows, actions], worth)
        for name, value in zip(("seen", "masks", "seats", "actions", "odds", "worth"), told, strict=True):
            keep[name].append(value)
        seats, seen, masks, rewards, ends, cuts = tables.step(actions)
        keep["rewards"].append(rewards.copy())
        keep["ends"].append(ends | cuts)
    return {name: np.array(values) for name, values in keep.items()}


def advantages(run, players):
    """How much better than expected each action turned out, seat by seat, looking back from the end."""
    steps, count = run["seats"].shape
    found = np.zeros((steps, count), np.float32)
    rows = np.arange(count)
    later = np.zeros((count, players), np.float32)  # the advantage of each seat's next action
    worth = np.full((count, players), np.nan, np.float32)  # what its next position was worth
    paid = np.zeros((count, players), np.float32)
    for step in range(steps - 1, -1, -1):
        over = run["ends"][step]
        later[over], worth[over], paid[over] = 0, 0, 0
        paid += run["rewards"][step]
        seat, here = run["seats"][step], run["worth"][step]
        ahead = worth[rows, seat]
        ahead = np.where(np.isnan(ahead), here, ahead)  # nothing is known beyond the last step
        surprise = paid[rows, seat] + DISCOUNT * ahead - here
        found[step] = later[rows, seat] = surprise + DISCOUNT * SMOOTHING * later[rows, seat]
        worth[rows, seat], paid[rows, seat] = here, 0
    return found


def improve(network, run, gains, random):
    """Several passes over what happened."""
    flat = {name: value.reshape(-1, *value.shape[2:]) for name, value in run.items() if name != "rewards"}
    gains = gains.reshape(-1)
    goals = gains + flat["worth"]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(random.permutation(len(gains)), BATCHES):
            seen, masks, actions = flat["seen"][part], flat["masks"][part], flat["actions"][part]
            hidden, logits, worth = network.forward(seen)
            odds = chances(logits, masks)
            rows = np.arange(len(part))
            ratio = odds[rows, actions] / flat["odds"][part]
            gain = gains[part]
            inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = np.where(inside, -gain * ratio, 0)
            error = np.zeros((len(part), odds.shape[1] + 1), np.float32)
            error[:, :-1] = -odds * push[:, None]
            error[rows, actions] += push
            logs = np.log(odds + 1e-12)
            surprise = -(odds * logs).sum(1, keepdims=True)
            error[:, :-1] += ENTROPY * odds * (logs + surprise)
            error[:, -1] = VALUE * (worth - goals[part])
            network.learn(seen, hidden, error / len(part))


def measured(game, players, network, games, seed):
    """Mean reward of the first seat over so many games: of the network alone, or against itself."""
    tables, random = vector(game, players, 32), np.random.default_rng(seed)
    _, seen, masks = tables.reset(f"measured {seed}")
    got = []
    while len(got) < games:
        odds = chances(network.forward(seen)[1], masks)
        _, seen, masks, rewards, ends, cuts = tables.step(drawn(odds, random))
        got += rewards[ends | cuts, 0].tolist()
    return float(np.mean(got[:games]))


def train(game, players=1, updates=60, count=64, steps=64, seed=0, told=print):
    """Mean rewards before and after, on the same seeds; and the network."""
    random = np.random.default_rng(seed)
    tables = vector(game, players, count)
    tables.reset(seed)
    network = Network(tables.encoding.observation_size, tables.encoding.action_count, seed=seed)
    before = measured(game, players, network, 300, seed)
    for update in range(updates):
        run = played(tables, network, steps, random)
        improve(network, run, advantages(run, players), random)
        if told and update % 10 == 9:
            ended = run["ends"]
            mean = run["rewards"][ended][:, 0].mean() if ended.any() else float("nan")
            told(f"{(update + 1) * count * steps:>9,} decisions: mean reward {mean:+.2f}")
    return before, measured(game, players, network, 300, seed), network


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("--players", type=int, default=1)
    words.add_argument("--updates", type=int, default=60)
    words.add_argument("--seed", type=int, default=0)
    asked = words.parse_args()
    before, after, _ = train(asked.game, asked.players, asked.updates, seed=asked.seed)
    print(f"mean reward of 300 games: {before:+.2f} before, {after:+.2f} after")
