package argosy

import (
	"context"
	"math/rand/v2"
	"time"
)

// Clock is the time and the randomness that a client uses. Tests have their own.
type Clock interface {
	Now() time.Time
	// Sleep returns early when the context ends.
	Sleep(ctx context.Context, duration time.Duration)
	// Random returns a number from 0 to 1.
	Random() float64
}

type systemClock struct{}

func (systemClock) Now() time.Time { return time.Now() }

func (systemClock) Sleep(ctx context.Context, duration time.Duration) {
	timer := time.NewTimer(duration)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}

func (systemClock) Random() float64 { return rand.Float64() }
